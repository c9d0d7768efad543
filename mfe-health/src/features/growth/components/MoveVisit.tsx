import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { ApiError } from 'shared-contracts/client'
import { formatDay } from 'shared-contracts/formats'
import type { Sex } from 'shared-contracts/growth'
import { Button, Notice, Stack } from 'shared-frame'
import { Dialog } from 'shared-frame/overlays'
import { babyTexts } from '../../../texts/baby'
import { failureMessage } from '../../book'
import type { ChildCheck } from '../requests/child-history'
import { useMoveChildCheck } from '../requests/move-child-check'

/** A child whose visits can be judged. */
export interface BookChild {
  readonly id: number
  /** What it is called among its siblings. */
  readonly name: string
  readonly sex: Sex
  readonly birth: CalendarDay
}

interface Props {
  readonly check: ChildCheck
  readonly childId: number
  readonly siblings: readonly BookChild[]
  /** `moved`: the visit is another child's now. */
  readonly onClose: (moved: boolean) => void
  readonly opener: () => HTMLElement | null
}

/** Asks which child a visit belongs to, and gives it to that one with one press. */
export default function MoveVisit({ check, childId, siblings, onClose, opener }: Props) {
  const words = babyTexts.move
  const move = useMoveChildCheck(childId)
  const day = parseCalendarDay(check.checkDate)
  const doubted = isUnconfirmed(move.error) ? move.variables?.to : undefined
  const moveTo = (to: Pick<BookChild, 'id' | 'name'>, confirmed: boolean): void => {
    move.mutateAsync({ check, to, confirmed }).then(
      () => onClose(true),
      // Shown below.
      () => {},
    )
  }
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={words.question(day === null ? check.checkDate : formatDay(day))}
      opener={opener}
    >
      <Stack>
        <p>{words.note}</p>
        {siblings.map((sibling) => (
          <Button
            key={sibling.id}
            tone="soft"
            busy={move.isPending && move.variables.to.id === sibling.id}
            disabled={move.isPending}
            onClick={() => moveTo(sibling, false)}
          >
            {words.to(sibling.name, babyTexts[sibling.sex === 0 ? 'boy' : 'girl'], formatDay(sibling.birth))}
          </Button>
        ))}
        <div role="alert">
          {move.error !== null && (
            <Notice
              kind="error"
              action={
                doubted && (
                  <Button tone="soft" size="small" busy={move.isPending} onClick={() => moveTo(doubted, true)}>
                    {words.confirm(doubted.name)}
                  </Button>
                )
              }
            >
              {wordsOf(move.error)}
            </Notice>
          )}
        </div>
      </Stack>
    </Dialog>
  )
}

function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === 'unconfirmed_measure')
}

/** What the call says of fields, which are none here, or of the whole. */
function wordsOf(error: unknown): string {
  const messages = error instanceof ApiError ? error.errors.map(({ message }) => message) : []
  return messages.length > 0 ? messages.join(' ') : failureMessage(error)
}
