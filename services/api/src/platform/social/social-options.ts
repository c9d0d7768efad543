import { WrongSettings } from 'service-host'
import { paths } from 'shared-contracts/paths'
import { facebookSignIn } from './facebook'
import { googleSignIn } from './google'
import { SOCIAL_MODES, type SocialMode, type SocialProvider } from './social-provider'
import { zaloSignIn } from './zalo'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The providers that are set up (docs/operations.md): each needs its id and secret, and has the site's login page as return
 * address. A demonstration has a stand-in for each that is not. Throws `WrongSettings` when one of the two is missing.
 */
export function readSocialProviders(
  environment: Environment,
  siteUrl: string,
  standIn: ((mode: SocialMode) => SocialProvider) | null = null,
): readonly SocialProvider[] {
  const redirectUrl = `${siteUrl}${paths.login}`
  const google = pairOf(environment, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  const facebook = pairOf(environment, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')
  const zalo = pairOf(environment, 'ZALO_APP_ID', 'ZALO_APP_SECRET')
  const providers: Readonly<Record<SocialMode, SocialProvider | null>> = {
    Google:
      google &&
      googleSignIn({
        clientId: google.id,
        clientSecret: google.secret,
        issuer: environment.GOOGLE_ISSUER ?? 'https://accounts.google.com',
        redirectUrl,
      }),
    Facebook:
      facebook &&
      facebookSignIn({
        appId: facebook.id,
        appSecret: facebook.secret,
        dialogUrl: environment.FACEBOOK_DIALOG_URL ?? 'https://www.facebook.com/v25.0/dialog/oauth',
        graphUrl: environment.FACEBOOK_GRAPH_URL ?? 'https://graph.facebook.com/v25.0',
        redirectUrl,
      }),
    Zalo:
      zalo &&
      zaloSignIn({
        appId: zalo.id,
        appSecret: zalo.secret,
        oauthUrl: environment.ZALO_OAUTH_URL ?? 'https://oauth.zaloapp.com/v4',
        graphUrl: environment.ZALO_GRAPH_URL ?? 'https://graph.zalo.me/v2.0',
        redirectUrl,
      }),
  }
  return SOCIAL_MODES.flatMap((mode) => providers[mode] ?? standIn?.(mode) ?? [])
}

function pairOf(environment: Environment, idName: string, secretName: string) {
  const { [idName]: id, [secretName]: secret } = environment
  if (!id && !secret) return null
  if (!id || !secret) throw new WrongSettings([`${id ? secretName : idName} is missing`])
  return { id, secret }
}
