"""Words for the codes of the judge: reasons, notes, status and facts."""
