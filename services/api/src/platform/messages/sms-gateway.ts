import type { Courier } from './courier'

const TIMEOUT_MS = 10_000

/** SMS through a gateway that takes `POST {to, text}` as JSON with a bearer token; to is +84 and nine digits. */
export function smsGateway(url: string, token: string): Pick<Courier, 'sendSms'> {
  return {
    async sendSms({ to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to: to.replace(/^0/, '+84'), text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
    },
  }
}
