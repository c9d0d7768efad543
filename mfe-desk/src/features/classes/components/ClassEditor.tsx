import { classPath, deskPaths } from 'shared-contracts/paths'
import { LinkButton, Notice, useShell } from 'shared-frame'
import { Decisions } from '../../../kit/decisions'
import { Editor, focusState } from '../../../kit/editor'
import type { Saver } from '../../../kit/saving'
import { classKind, type WrittenClass } from '../class-kind'
import { classTexts as words } from '../class-texts'
import { listedClass } from '../list/listed-class'
import type { ClassDraft } from '../rules/class-draft'
import { Attendees } from './Attendees'

/** A class to write or change, with who is coming. `id` null: a new one. */
export function ClassEditor({ id, editorId }: { readonly id: number | null; readonly editorId: number }) {
  const shell = useShell()
  return (
    <Editor
      kind={classKind}
      entryKey={id === null ? null : String(id)}
      editorId={editorId}
      list={deskPaths.classes}
      onSaved={() => {
        shell.notify(words.saved, 'success')
        if (id === null) void shell.navigate(deskPaths.classes)
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
              kind={{ ...listedClass, decisions: decisionsOf(saver) }}
              entry={entry}
              now={new Date()}
              alone
              onDone={focusState}
            />
          </>
        )
      }
    />
  )
}

/** What was typed is no matter of a cancellation. */
function decisionsOf(saver: Saver<WrittenClass, ClassDraft>): typeof listedClass.decisions {
  return listedClass.decisions.map(({ run, ...decision }) => ({
    ...decision,
    run: (...[api, , reason]: Parameters<typeof run>) => saver.decide((now) => run(api, now, reason), 'left'),
  }))
}
