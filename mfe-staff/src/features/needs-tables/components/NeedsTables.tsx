import { useState } from 'react'
import { ACTIVITIES, type Activity } from 'shared-contracts/nutrition'
import { Section, Stack, useShell } from 'shared-frame'
import { useQuery, useQueryClient } from 'shared-frame/remote'
import { Choice } from 'shared-ui/desk'
import { Loaded } from 'shared-ui/reading'
import { needsQuery } from '../requests/needs'
import { audiences, audienceTitle, hasActivity } from '../rules/audiences'
import { needRows } from '../rules/need-rows'
import type { TitledNeeds } from '../rules/needs-csv'
import { needsTablesTexts as texts } from '../texts'
import { NeedsActions } from './NeedsActions'
import { NeedsTable } from './NeedsTable'
import styles from './NeedsTable.module.css'

/** The table of one group, and those of all for paper and spreadsheets. */
export function NeedsTables() {
  const { api } = useShell()
  const client = useQueryClient()
  const [objectTypeId, setObjectTypeId] = useState<number>(audiences[0]?.id ?? 1)
  const [activity, setActivity] = useState<Activity>('light')
  const audience = audiences.find(({ id }) => id === objectTypeId)
  const needs = useQuery(needsQuery(api, objectTypeId, activity))
  if (!audience) throw new Error(`No needs for object type ${objectTypeId}`)
  const title = audienceTitle(audience, activity)

  const loadAll = (): Promise<readonly TitledNeeds[]> =>
    Promise.all(
      audiences.map(async (each) => ({
        title: audienceTitle(each, activity),
        groups: needRows(await client.fetchQuery(needsQuery(api, each.id, activity))),
      })),
    )

  return (
    <Stack gap="large">
      <div className={styles.choices}>
        <Choice label={texts.whom} value={String(objectTypeId)} onChoose={(value) => setObjectTypeId(Number(value))}>
          {audiences.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </Choice>
        {hasActivity(objectTypeId) && (
          <Choice
            label={texts.activity}
            value={activity}
            onChoose={(value) => setActivity(ACTIVITIES.find((each) => each === value) ?? 'light')}
          >
            {ACTIVITIES.map((each) => (
              <option key={each} value={each}>
                {texts.activities[each]}
              </option>
            ))}
          </Choice>
        )}
      </div>
      <Loaded query={needs} loading={{ shape: 'panel', count: 1, label: texts.loading }}>
        {(found) => {
          const groups = needRows(found)
          return (
            <Section title={texts.of(title)}>
              <Stack>
                <NeedsActions one={{ title, groups }} loadAll={loadAll} />
                <NeedsTable title={title} groups={groups} />
                <p>{texts.note}</p>
              </Stack>
            </Section>
          )
        }}
      </Loaded>
    </Stack>
  )
}
