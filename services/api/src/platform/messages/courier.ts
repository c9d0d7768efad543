export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Sms {
  /** Ten digits. */
  readonly to: string
  readonly text: string
}

/** How messages leave the house. Both reject when the message could not be handed over. */
export interface Courier {
  sendMail(mail: Mail): Promise<void>
  sendSms(sms: Sms): Promise<void>
}

/** A message that stayed on this machine. */
export interface KeptMessage {
  readonly kind: 'mail' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly sentAt: string
}

/** Throws away messages that stayed on this machine: those to an email or phone number, or sent before an instant. */
export type ForgetMessages = (which: { readonly to: ReadonlySet<string> } | { readonly before: Date }) => Promise<void>
