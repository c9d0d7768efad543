import type { CallAnswer } from 'shared-contracts/calls'
import { classPath } from 'shared-contracts/paths'
import { CardGrid, ClassCard } from 'shared-frame'
import { dayOf, timeSpan } from '../rules/class-times'

/** Classes as cards, in the order given. */
export function ClassList({ classes }: { classes: CallAnswer<'CookingClass/GetByMonth'> }) {
  return (
    <CardGrid size="wide">
      {classes.map((item) => (
        <ClassCard
          key={item.id}
          to={classPath(item.id)}
          title={item.title}
          date={dayOf(item.startAt)}
          time={timeSpan(item.startAt, item.endAt)}
          place={item.place}
          seatsLeft={item.seatsLeft}
        />
      ))}
    </CardGrid>
  )
}
