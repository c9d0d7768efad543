import { Button } from 'shared-frame'
import { EntryActions } from 'shared-ui/desk'
import { listWords as words } from './list-words'
import { LIST_PAGE_SIZE } from './use-listing'

interface Props {
  readonly page: number
  readonly total: number
  readonly onTurn: (page: number) => void
}

/** The pages of a list: buttons, since some of them have no address. */
export function Pages({ page, total, onTurn }: Props) {
  const last = Math.max(1, Math.ceil(total / LIST_PAGE_SIZE))
  if (last === 1 && page === 1) return null
  return (
    <nav aria-label={words.pages}>
      <EntryActions>
        <Button size="small" tone="soft" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          {words.earlier}
        </Button>
        <span>{words.page(page, last)}</span>
        <Button size="small" tone="soft" disabled={page >= last} onClick={() => onTurn(page + 1)}>
          {words.later}
        </Button>
      </EntryActions>
    </nav>
  )
}
