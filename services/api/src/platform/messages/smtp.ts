import { createTransport } from 'nodemailer'
import type { Courier } from './courier'

/** Together less than the wait before a message is tried again, which another process may do. */
const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 } as const

/** Mail by SMTP. `url`: `smtps://user:password@host:465`, or `smtp://…` with STARTTLS where the server offers it. */
export function smtpMail(url: string, from: string): Pick<Courier, 'sendMail'> {
  const transport = createTransport({ url, ...LIMITS }, { from })
  return {
    async sendMail({ to, subject, text, html }) {
      // An object, not a text: a text is parsed for further addresses.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
