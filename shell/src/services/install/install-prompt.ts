import Cookies from 'js-cookie'
import { BehaviorSubject } from 'rxjs'
import { nextVisits, parseVisits, visitsText } from './visits'

/** What browsers that can put the site on the home screen hand over (not part of any standard yet). */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** Cookies, not local storage: logging out clears the latter, and the offer would come again. */
const VISITS = 'visits'
const ANSWERED = 'installAnswered'
/** The longest that browsers keep one. */
const DAYS = 400

/** The browser's own way to install, kept until the visitor is asked; null: none, or installed. */
export const installPrompt = new BehaviorSubject<InstallPrompt | null>(null)
let visitCount = 0

/** From the start of the document: the browser says it once, and would show a bar of its own if nobody kept it. */
export function followInstallPrompt(): void {
  const visits = nextVisits(parseVisits(Cookies.get(VISITS)), Date.now())
  visitCount = visits.count
  Cookies.set(VISITS, visitsText(visits), { expires: DAYS, sameSite: 'lax' })
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) installPrompt.next(event)
  })
  window.addEventListener('appinstalled', () => {
    answerInstall()
    installPrompt.next(null)
  })
}

/** Offered from the second visit on, until she has answered. */
export const mayOfferInstall = (): boolean => visitCount >= 2 && Cookies.get(ANSWERED) !== '1'

/** Installed or "Để sau": either is remembered for good. */
export function answerInstall(): void {
  Cookies.set(ANSWERED, '1', { expires: DAYS, sameSite: 'lax' })
}

/**
 * Safari on iOS has the way in its share sheet only and says nothing of it; other browsers there can't, and an installed site
 * needs none.
 */
export function isSafariOnIos({ userAgent, standalone }: { userAgent: string; standalone?: boolean }): boolean {
  return (
    standalone !== true &&
    /iPhone|iPad|iPod/.test(userAgent) &&
    /Version\/[\d.]+ .*Safari\//.test(userAgent) &&
    !/CriOS|FxiOS|EdgiOS|OPT\/|FBA[NV]|Zalo/.test(userAgent)
  )
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}
