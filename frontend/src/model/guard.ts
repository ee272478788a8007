/** Small checks that turn anything at all into a value of the wanted type. */

export type Table = Record<string, unknown>;

export function table(value: unknown): Table | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Table) : null;
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function whole(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}

export function piece(value: unknown): string | null {
  return typeof value === "string" && /^[wb][KQRBNP]$/.test(value) ? value : null;
}

export function square(value: unknown): string | null {
  return typeof value === "string" && /^[a-h][1-8]$/.test(value) ? value : null;
}

export type Read<T> = (value: unknown) => T;

export type Fields<T> = { readonly [K in keyof T]-?: Read<T[K]> };

/** Reads each field of what `get` knows by its name. */
export function readEach<T extends object>(fields: Fields<T>, get: (name: string) => unknown): T {
  const entries = Object.entries<Read<unknown>>(fields);
  return Object.fromEntries(entries.map(([name, read]) => [name, read(get(name))])) as T;
}

/** Makes a reader of records out of one for each field; it makes a record of anything at all. */
export function record<T extends object>(fields: Fields<T>): Read<T> {
  return (value) => {
    const t = table(value) ?? {};
    return readEach(fields, (name) => t[name]);
  };
}

/** The same, but nothing where there is no record. */
export const optional =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    table(value) && read(value);

/** The same, but nothing where one of these fields is empty. */
export const having =
  <T>(names: readonly (keyof T)[], read: Read<T>): Read<T | null> =>
  (value) => {
    const found = read(value);
    return names.every((name) => found[name]) ? found : null;
  };

/** The parts of a list that `read` understands; what it answers with null is left out. */
export const many =
  <T>(read: Read<T | null>): Read<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => read(item)).filter((item) => item !== null) : [];

export const texts = many((item) => (typeof item === "string" ? item : null));

/** Makes a reader of lists of records; what is no record is left out. */
export const records = <T extends object>(fields: Fields<T>): Read<T[]> =>
  many(optional(record(fields)));

export const just =
  <T>(value: T): Read<T> =>
  () =>
    value;

/** One of these values, or nothing. */
export const among =
  <T extends string>(values: readonly T[]): Read<T | null> =>
  (value) =>
    values.find((known) => known === value) ?? null;

export const pick =
  <T extends string>(values: readonly T[], otherwise: T): Read<T> =>
  (value) =>
    among(values)(value) ?? otherwise;

export const yes = (value: unknown): boolean => value === true;
