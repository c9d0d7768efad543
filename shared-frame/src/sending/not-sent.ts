const NAME = 'NotSent'

/**
 * Thrown by a form's `send` when something else comes first, such as a login or a consent: nothing is wrong with the form, it
 * stays as it is and is kept.
 */
export class NotSent extends Error {
  override readonly name = NAME
}

/** By its name: each unit has a copy of this class. */
export const isNotSent = (error: unknown): boolean => error instanceof Error && error.name === NAME
