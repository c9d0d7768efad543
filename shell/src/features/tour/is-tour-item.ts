const MARK = 'START_THE_TOUR'

/** A Promote section whose text holds the mark starts the tour instead of leading somewhere. */
export function isTourItem({ text }: { readonly text: string }): boolean {
  return text.includes(MARK)
}
