import { useDeferredValue, useState } from 'react'
import type { PinListKey } from 'shared-contracts/site'
import { Button, Stack } from 'shared-frame'
import { Entry, EntryActions, EntryList, SearchText } from 'shared-ui/desk'
import { Loaded } from 'shared-ui/reading'
import { siteTexts } from '../site-texts'
import { useFoundArticles } from './found-articles'

const words = siteTexts.pins

interface Props {
  readonly list: PinListKey
  readonly pinned: readonly number[]
  readonly busy: boolean
  readonly onPin: (articleId: number) => void
}

/** Articles that may be pinned, narrowed by words. */
export function ArticleFinder({ list, pinned, busy, onPin }: Props) {
  const [keyword, setKeyword] = useState('')
  const found = useFoundArticles(list, useDeferredValue(keyword))
  return (
    <Stack>
      <SearchText label={words.find} value={keyword} onChange={setKeyword} />
      <Loaded query={found} loading={{ count: 2, label: siteTexts.loading }}>
        {(articles) => {
          const offered = articles.filter(({ articleId }) => !pinned.includes(articleId))
          if (offered.length === 0) return <p>{words.notFound}</p>
          return (
            <EntryList>
              {offered.map(({ articleId, title, catalog }) => (
                <Entry key={articleId} level={3} title={title}>
                  <p>{catalog.title}</p>
                  <EntryActions>
                    <Button
                      size="small"
                      busy={busy}
                      aria-label={`${words.pin}: ${title}`}
                      onClick={() => onPin(articleId)}
                    >
                      {words.pin}
                    </Button>
                  </EntryActions>
                </Entry>
              ))}
            </EntryList>
          )
        }}
      </Loaded>
    </Stack>
  )
}
