import { useSiteConfig } from '../site/use-site'

/** The ways to a person that the programme has; none where nobody has set one. */
export function useChatWays(): readonly { readonly name: string; readonly link: string }[] {
  const config = useSiteConfig()
  return [
    { name: 'Messenger', link: config?.messengerLink ?? '' },
    { name: 'Zalo', link: config?.zaloLink ?? '' },
  ].filter(({ link }) => link !== '')
}
