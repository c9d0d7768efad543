/**
 * What stands in a form, in memory alone: when a session ends half-way the form gives way to the login prompt, and comes
 * back as it was. Nothing is written to the device, and passwords are left out.
 */
export interface KeptDraft<D> {
  read(): D | null
  keep(draft: D): void
  forget(): void
}

/** A place for the draft of one form; made once, beside the form. `blank` is kept instead of what was typed. */
export function keptDraft<D>(blank?: Partial<D>): KeptDraft<D> {
  let kept: D | null = null
  return {
    read: () => kept,
    keep(draft) {
      kept = { ...draft, ...blank }
    },
    forget() {
      kept = null
    },
  }
}
