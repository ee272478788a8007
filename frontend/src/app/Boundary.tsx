/** Keeps a fault in one part from taking the page away; the next state is tried afresh. */

import { Component, type ComponentChildren } from "preact";
import { Fault } from "./Fault";

interface BoundaryProps {
  words: string;
  turn: number;
  children: ComponentChildren;
}

export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.broken && before.turn !== this.props.turn) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <Fault text={this.props.words} /> : this.props.children;
  }
}
