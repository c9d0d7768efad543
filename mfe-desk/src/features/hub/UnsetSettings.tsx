import type { CallAnswer } from 'shared-contracts/calls'
import { AppLink, Notice, Section, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { partAddress, siteTexts } from '../site'
import { hubTexts } from './hub-texts'

type Unset = CallAnswer<'Configuration/GetUnset'>['unset'][number]

const words = hubTexts.unset

/** What nobody has set of the ways to reach the programme and to sign in, and where it is set, and what a demonstration goes without; else nothing. */
export function UnsetSettings() {
  const { api } = useShell()
  const { data } = useQuery(
    queryOptions({
      queryKey: ['unset-settings'],
      queryFn: ({ signal }) => api.call('Configuration/GetUnset', { signal }),
      staleTime: 0,
    }),
  )
  if (data === undefined || (data.unset.length === 0 && !data.demonstration)) return null
  return (
    <Section title={words.title}>
      {data.demonstration && <Notice kind="warning">{words.secondStep}</Notice>}
      {data.unset.length > 0 && (
        <Notice kind="warning">{data.demonstration ? words.demonstration : words.hidden}</Notice>
      )}
      <ul>
        {data.unset.map((each) => (
          <li key={`${each.setting} ${each.name}`}>
            <strong>{words.names[each.setting](each.name ?? '')}</strong>: <Where unset={each} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Where({ unset: { setting, name } }: { unset: Unset }) {
  if (setting === 'signIn') return words.variables(PREFIXES[name ?? ''] ?? '')
  if (setting === 'messengerLink' || setting === 'zaloLink') return words.file(setting)
  return (
    <>
      {words.desk} <AppLink to={partAddress('doi-tuong')}>{siteTexts.parts['doi-tuong']}</AppLink>.
    </>
  )
}

/** Of the API's variables (docs/operations.md): id and secret of each provider. */
const PREFIXES: Readonly<Record<string, string>> = {
  Google: 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET',
  Facebook: 'FACEBOOK_APP_ID, FACEBOOK_APP_SECRET',
  Zalo: 'ZALO_APP_ID, ZALO_APP_SECRET',
}
