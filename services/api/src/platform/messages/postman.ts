import type { Courier } from './courier'
import { type EmailTemplateCode, emailTemplates, fillTemplate } from './email-templates'
import { createErrands, type Errand } from './errands'

/** Writes the programme's own messages and hands them to the courier behind the answer's back. */
export interface Postman {
  mail(code: EmailTemplateCode, to: string, values: Readonly<Record<string, string>>): void
  sms(to: string, text: string): void
  /**
   * Does the work some time after the answer, so that the answer's time says nothing about it. Throws 503 when too much of
   * it waits already.
   */
  later(errand: Errand): void
  /** Does all that waits at once. Resolves when everything written by then has left, or failed to. */
  idle(): Promise<void>
}

/**
 * Answers don't wait for a mail server: how long one takes would tell whether an account exists, and a server that is
 * down would fail a registration that the visitor can finish by asking for the mail once more. Failures are logged.
 */
export function createPostman(courier: Courier, logFailure: (error: unknown) => void): Postman {
  const underway = new Set<Promise<void>>()
  const errands = createErrands(logFailure)

  function send(handingOver: Promise<void>): void {
    const done = handingOver.catch(logFailure).finally(() => underway.delete(done))
    underway.add(done)
  }

  return {
    mail: (code, to, values) => send(courier.sendMail(fillTemplate(emailTemplates[code], to, values))),
    sms: (to, text) => send(courier.sendSms({ to, text })),
    later: errands.add,
    async idle() {
      await errands.finish()
      await Promise.all(underway)
    },
  }
}
