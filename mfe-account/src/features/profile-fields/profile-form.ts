/**
 * What the profile's fields need of the form around them: a part of `Form` of shared-ui/sending. Any form whose draft holds
 * the part `D` will do, so that registration and the account page share the fields.
 */
export interface ProfileForm<D> {
  readonly draft: D
  readonly change: (part: Partial<D>) => void
  /** The message of a field. */
  readonly problem: (field: string) => string | null
  readonly fieldId: (field: string) => string
}

/** Messages by field; null: nothing to say. */
export type Problems = Readonly<Record<string, string | null>>
