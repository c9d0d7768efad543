import type { CallAnswer } from 'shared-contracts/calls'

type SiteConfiguration = CallAnswer<'Configuration/GetAllConfigurations'>

/** What the content ships in the place of contacts that only the programme has: no page of anybody, nobody's number or mailbox. */
const PLACEHOLDERS: readonly RegExp[] = [
  /^https:\/\/(?:www\.)?(?:facebook|youtube)\.com\/?$/,
  /^https:\/\/(?:zalo|m)\.me\/?$/,
  /0{3}[\s.-]?0{4}$/,
  /@example\.(?:vn|com|org)$/,
]

/** Whether a contact was never set. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDERS.some((pattern) => pattern.test(value.trim()))
}

/** What visitors are shown: a contact that was never set is left out, an empty text stands for none. */
export function withoutPlaceholders(site: SiteConfiguration): SiteConfiguration {
  const known = (value: string) => (isPlaceholder(value) ? '' : value)
  return {
    ...site,
    socialFooter: site.socialFooter.filter(({ link }) => !isPlaceholder(link)),
    phone: known(site.phone),
    email: known(site.email),
    messengerLink: known(site.messengerLink),
    zaloLink: known(site.zaloLink),
  }
}

const SINGLE = ['phone', 'email', 'messengerLink', 'zaloLink'] as const

export interface UnsetContact {
  readonly setting: (typeof SINGLE)[number] | 'socialFooter'
  /** Of which page, where there are several. */
  readonly name: string | null
}

/** The contacts that nobody has set, for who runs the site; `docs/operations.md` says where each is set. */
export function unsetContacts(site: SiteConfiguration): readonly UnsetContact[] {
  return [
    ...SINGLE.filter((name) => site[name] === '' || isPlaceholder(site[name])).map((setting) => ({
      setting,
      name: null,
    })),
    ...site.socialFooter
      .filter(({ link }) => isPlaceholder(link))
      .map(({ text }) => ({ setting: 'socialFooter' as const, name: text })),
  ]
}
