import { createTransport } from 'nodemailer'
import type { Courier } from './courier'

/** Mail by SMTP. `url`: `smtps://user:password@host:465`, or `smtp://…` with STARTTLS where the server offers it. */
export function smtpMail(url: string, from: string): Pick<Courier, 'sendMail'> {
  const transport = createTransport(url, { from })
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
