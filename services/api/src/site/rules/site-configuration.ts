import type { CallAnswer } from 'shared-contracts/calls'

type Configuration = CallAnswer<'Configuration/GetAllConfigurations'>
type SiteObject = CallAnswer<'Configuration/GetSiteObjectsByPagePosition'>[number]
export type ChatLinks = Pick<Configuration, 'messengerLink' | 'zaloLink'>

/** Header, footer and contact data in the short form, made of the site's public objects: each is written in one place. */
export function siteConfigurationOf(objects: readonly SiteObject[], chat: ChatLinks): Configuration {
  const ofCode = (code: string) => objects.filter((object) => object.code === code)
  return {
    logoHeader: ofCode('SiteLogo')[0]?.mediaLink ?? '',
    logoHeaderOthers: objects
      .filter(({ code }) => code.startsWith('PartnerLogo'))
      .map(({ code, text, link, mediaLink }) => ({ code, text, link, mediaLink })),
    socialFooter: ofCode('FooterMedia').map(({ text, link, mediaLink }) => ({ text, link, mediaLink })),
    footerLink: ofCode('FooterLink').map(({ text, link }) => ({ text, link })),
    phone: ofCode('FooterPhone')[0]?.text ?? '',
    email: ofCode('FooterEmail')[0]?.text ?? '',
    ...chat,
  }
}
