import { useState } from 'react'
import { Button, Stack } from 'shared-frame'
import { SearchText } from 'shared-ui/desk'
import type { Judgement } from '../requests/search-desk'
import { searchTexts } from '../search-texts'
import { FoundChoices } from './FoundChoices'

const words = searchTexts.wanted

interface Props {
  readonly query: string
  readonly busy: boolean
  readonly onJudge: (wanted: Judgement['wanted']) => void
}

/** An article or dish that should come first, or the word that there is none yet. */
export function WantedFinder({ query, busy, onJudge }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <Stack>
      <SearchText label={words.find} value={typed} onChange={setTyped} />
      <FoundChoices typed={typed} busy={busy} onChoose={({ kind, id }) => onJudge({ kind, id })} />
      <p>
        <Button
          size="small"
          tone="soft"
          busy={busy}
          aria-label={words.unwrittenOf(query)}
          onClick={() => onJudge(null)}
        >
          {words.unwritten}
        </Button>
      </p>
    </Stack>
  )
}
