import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { EmptyState, ErrorState, LinkButton, LoadingState, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { Choices } from '../../book/Choices'
import { ownProfileQuery } from '../requests/growth-queries'
import { OtherChild } from './OtherChild'
import { OwnChild } from './OwnChild'

const OTHER = 0

/** A logged-in user: the children of the account, and another one who is not stored. */
export function OwnChildren({ userId, today }: { userId: number; today: CalendarDay }) {
  const { api } = useShell()
  const profile = useQuery(ownProfileQuery(api, userId))
  const [chosen, setChosen] = useState<number | null>(null)
  if (profile.isPending) return <LoadingState shape="panel" />
  if (profile.isError) return <ErrorState onRetry={() => void profile.refetch()} retrying={profile.isFetching} />
  const { children } = profile.data
  const child = children.find((candidate) => candidate.id === (chosen ?? children[0]?.id))
  return (
    <>
      <Choices
        label={texts.baby.whichChild}
        choices={[
          ...children.map(({ id, fullName }) => ({ value: id, title: fullName })),
          { value: OTHER, title: texts.baby.otherChild },
        ]}
        value={child?.id ?? OTHER}
        onChange={setChosen}
      />
      {child ? <OwnChild key={child.id} child={child} today={today} /> : <OtherChild today={today} />}
      {children.length === 0 && (
        <EmptyState
          title={texts.baby.noChildren}
          actions={<LinkButton to={paths.personal}>{texts.baby.profile}</LinkButton>}
        >
          {texts.baby.noChildrenHint}
        </EmptyState>
      )}
    </>
  )
}
