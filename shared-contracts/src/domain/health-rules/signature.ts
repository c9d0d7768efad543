/**
 * Whether a nutrition professional has signed a text or a menu, as readers are told. `changed`: the text is another one since the signature; name,
 * title and date are those of the earlier signature.
 */
export type Review = { readonly state: 'unsigned' } | Signature

interface Signature {
  readonly state: 'signed' | 'changed'
  readonly name: string
  /** Title or qualification. */
  readonly title: string
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string
}
