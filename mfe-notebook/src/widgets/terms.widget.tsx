import { defineWidget } from 'shared-frame/remote'
import { Loaded } from 'shared-ui/reading'
import { TermsInShort, termsQuery, useTerms } from '../features/about'
import { texts } from '../texts'

/** The terms in force for a dialog, which has a title of its own. */
function Terms() {
  const terms = useTerms()
  return (
    <Loaded query={terms} loading={{ shape: 'text', count: 12, label: texts.terms.loading }}>
      {(loaded) => <TermsInShort terms={loaded} />}
    </Loaded>
  )
}

export default defineWidget({ queries: ({ api }) => [termsQuery(api)], Component: Terms })
