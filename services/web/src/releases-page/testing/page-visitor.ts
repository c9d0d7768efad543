import { JSDOM } from 'jsdom'
import type { TestHost } from '../../testing/test-host'

export const URL_OF_PAGE = '/-/releases'

export interface PageAccount {
  readonly userName: string
  readonly userType: number
}

type Fields = Readonly<Record<string, string>>

/** Headers of a form that this site sent. */
export const same: Fields = { host: 'mebe.example', origin: 'https://mebe.example', 'sec-fetch-site': 'same-origin' }

/** One window for all pages: making it costs more than the page. */
const parser = new new JSDOM('').window.DOMParser()

/** From now on whoever bears a session is this account. `secondStep`: by the cookies that the API was asked with. */
export function logIn(
  host: TestHost,
  { userName, userType }: PageAccount,
  secondStep = (_cookies: string) => 'none',
): void {
  host.answers.set('User/UserInfo', (_, cookies = '') => ({
    userName,
    userType,
    staffApproved: false,
    secondStep: secondStep(cookies),
    ...{ id: 7, email: userName, emailConfirmed: true, phoneNumber: null, phoneConfirmed: false },
  }))
}

/** What a form would send as it stands. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]))
}

/** Somebody in front of the page of releases of a host. */
export function visitPage(host: () => TestHost) {
  let address = '192.0.2.1'

  async function open(url = URL_OF_PAGE, cookie: string | null = 'token=session') {
    const headers = cookie === null ? {} : { cookie }
    const answer = await host().app.inject({ url, remoteAddress: address, headers })
    return { answer, document: parser.parseFromString(answer.body, 'text/html') }
  }

  async function send(fields: Fields, headers: Fields = same) {
    const answer = await host().app.inject({
      method: 'POST',
      url: URL_OF_PAGE,
      remoteAddress: address,
      headers: { cookie: 'token=session', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
    return { answer, document: parser.parseFromString(answer.body, 'text/html') }
  }

  return {
    open,
    send,
    /** Fills in a form of the page as its label says, and sends it. */
    async submit(unit: string, action: string, typed: Fields, headers: Fields = same) {
      const { document } = await open()
      const form = [...document.querySelectorAll('form')].find(
        (one) =>
          one.querySelector<HTMLInputElement>('[name=unit]')?.value === unit &&
          one.querySelector<HTMLInputElement>('[name=action]')?.value === action,
      )
      if (!form) throw new Error(`The page has no form to ${action} ${unit}`)
      return send({ ...valuesOf(form), ...typed }, headers)
    },
    /** Visits of an address are counted. */
    comeFrom(next: string): void {
      address = next
    },
  }
}
