import { Notice, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { AskFirst } from 'shared-ui/ask-first'
import { contentTexts as words } from '../content-texts'

/** Empties what servers keep in memory, once the editor has said yes. */
export function ClearCaches() {
  const { api } = useShell()
  const clearing = useMutation({ mutationFn: () => api.call('Cache/ClearAllCache') })
  return (
    <>
      <p>{words.cachesHint}</p>
      <AskFirst
        label={words.clear}
        question={words.clearQuestion}
        warning={words.clearWarning}
        busy={clearing.isPending}
        onAgreed={() => clearing.mutate()}
      />
      <div role="status">
        {clearing.isSuccess && <Notice kind="success">{words.cleared}</Notice>}
        {clearing.isError && <Notice kind="warning">{words.notCleared}</Notice>}
      </div>
    </>
  )
}
