import { useState } from 'react'
import { type CalendarDay, childName } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { EmptyState, LinkButton, useChildren, type VisitorChild } from 'shared-frame'
import { Loaded } from 'shared-ui/reading'
import { babyTexts } from '../../../texts/baby'
import { Choices } from '../../book'
import { OtherChild } from './OtherChild'
import { bookChild, OwnChild } from './OwnChild'

const OTHER = 0

/** A logged-in user: the children of the account, and another one who is not stored. */
export function OwnChildren({ today }: { today: CalendarDay }) {
  return (
    <Loaded query={useChildren()} loading={{ shape: 'panel' }}>
      {(children) => <ChildChoice ownChildren={children} today={today} />}
    </Loaded>
  )
}

function ChildChoice({ ownChildren, today }: { ownChildren: readonly VisitorChild[]; today: CalendarDay }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const child = ownChildren.find((candidate) => candidate.id === (chosen ?? ownChildren[0]?.id))
  return (
    <>
      <Choices
        label={babyTexts.whichChild}
        choices={[
          ...ownChildren.map((each) => ({ value: each.id, title: childName(each, ownChildren) })),
          { value: OTHER, title: babyTexts.otherChild },
        ]}
        value={child?.id ?? OTHER}
        onChange={setChosen}
      />
      {child ? (
        <OwnChild
          key={child.id}
          child={child}
          name={childName(child, ownChildren)}
          siblings={ownChildren.flatMap((each) =>
            each.id === child.id ? [] : (bookChild(each, childName(each, ownChildren)) ?? []),
          )}
          today={today}
        />
      ) : (
        <OtherChild today={today} />
      )}
      {ownChildren.length === 0 && (
        <EmptyState
          title={babyTexts.noChildren}
          actions={<LinkButton to={paths.personal}>{babyTexts.profile}</LinkButton>}
        >
          {babyTexts.noChildrenHint}
        </EmptyState>
      )}
    </>
  )
}
