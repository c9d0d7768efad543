import { unsetContacts } from 'content/placeholders'
import type { CallAnswer } from 'shared-contracts/calls'

type UnsetSetting = CallAnswer<'Configuration/GetUnset'>['unset'][number]

/** What nobody has set of the ways to reach the programme and to sign in; visitors see nothing of it, or a demonstration's stand-in. */
export function unsetSettings(
  site: CallAnswer<'Configuration/GetAllConfigurations'>,
  unsetProviders: readonly string[],
): UnsetSetting[] {
  return [...unsetContacts(site), ...unsetProviders.map((name) => ({ setting: 'signIn' as const, name }))]
}
