import { Button, type ButtonProps, Notice, useShell } from 'shared-frame'
import { useSaving } from 'shared-frame/saving'
import { useDeskAction } from '../requests/use-desk-action'
import type { DeskKind } from '../rules/desk-kinds'

interface Props extends Pick<ButtonProps, 'tone'> {
  readonly kind: DeskKind
  /** Absent: all of the kind. */
  readonly id?: number
  readonly label: string
}

/** Downloads a content file. */
export function ExportButton({ kind, id, label, tone }: Props) {
  const { api } = useShell()
  const { run, busy, failure } = useDeskAction()
  const { save: saveFile, ways } = useSaving()
  const save = () =>
    run(async () => {
      const file = await api.call('SurveyDesk/Export', { query: { kind, ...(id !== undefined && { id }) } })
      await saveFile({ content: new Blob([file.text], { type: 'application/json' }), name: file.fileName })
      return null
    })
  return (
    <>
      <Button tone={tone} busy={busy} onClick={() => void save()}>
        {label}
      </Button>
      {ways}
      <div role="alert">{failure !== null && <Notice kind="error">{failure}</Notice>}</div>
    </>
  )
}
