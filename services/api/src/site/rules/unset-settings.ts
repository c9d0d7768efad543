import { unsetContacts } from 'content/placeholders'
import type { CallAnswer } from 'shared-contracts/calls'
import type { SocialProvider } from '../../platform/social/social-provider'
import { SOCIAL_MODES } from '../../platform/social/social-provider'

export type UnsetSetting = CallAnswer<'Configuration/GetUnset'>['unset'][number]

/** What nobody has set of the ways to reach the programme and to sign in; visitors see nothing of it, or a demonstration's stand-in. */
export function unsetSettings(
  site: CallAnswer<'Configuration/GetAllConfigurations'>,
  providers: readonly Pick<SocialProvider, 'mode' | 'isStandIn'>[],
): UnsetSetting[] {
  const modes = SOCIAL_MODES.filter((mode) => !providers.some((each) => each.mode === mode && !each.isStandIn))
  return [...unsetContacts(site), ...modes.map((name) => ({ setting: 'signIn' as const, name }))]
}
