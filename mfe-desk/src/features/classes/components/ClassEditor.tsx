import { classPath, paths } from 'shared-contracts/paths'
import { LinkButton, Notice, useShell } from 'shared-frame'
import { Decisions } from '../../../kit/decisions'
import { Editor, focusState } from '../../../kit/editor'
import { classDeskTexts as words } from '../class-desk-texts'
import { classKind } from '../class-kind'
import { listedClass } from '../list/listed-class'
import { Attendees } from './Attendees'

/** A class to write or change, with who is coming. `id` null: a new one. */
export function ClassEditor({ id, editorId }: { readonly id: number | null; readonly editorId: number }) {
  const shell = useShell()
  return (
    <Editor
      kind={classKind}
      entryKey={id === null ? null : String(id)}
      editorId={editorId}
      list={paths.classDesk}
      onSaved={() => {
        shell.notify(words.saved, 'success')
        if (id === null) void shell.navigate(paths.classDesk)
      }}
      closed={({ item }) => item.cancelled && <Notice kind="info">{words.cancelledNote}</Notice>}
      above={({ state: { entry } }) =>
        entry && (
          <p>
            <LinkButton tone="quiet" to={classPath(entry.item.id)}>
              {words.view}
            </LinkButton>
          </p>
        )
      }
      below={({ saver, state: { entry } }) =>
        entry && (
          <>
            <Attendees id={entry.item.id} title={entry.item.title} />
            <Decisions
              kind={{
                ...listedClass,
                decisions: listedClass.decisions.map((decision) => ({
                  ...decision,
                  // What was typed is no matter of a cancellation.
                  run: (api, _, reason) => saver.decide((now) => decision.run(api, now, reason), 'left'),
                })),
              }}
              entry={entry}
              now={new Date()}
              onDone={focusState}
            />
          </>
        )
      }
    />
  )
}
