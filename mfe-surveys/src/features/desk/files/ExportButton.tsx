import { Button, type ButtonProps, Notice, useShell } from 'shared-ui'
import { saveFile } from 'shared-ui/drawing'
import { deskTexts } from '../desk-texts'
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
  const save = () =>
    run(async () => {
      const file = await api.call('SurveyDesk/Export', { query: { kind, ...(id !== undefined && { id }) } })
      saveFile(new Blob([file.text], { type: 'application/json' }), file.fileName)
      return deskTexts.files.exported(file.fileName)
    })
  return (
    <>
      <Button tone={tone} busy={busy} onClick={() => void save()}>
        {label}
      </Button>
      <div role="alert">{failure !== null && <Notice kind="error">{failure}</Notice>}</div>
    </>
  )
}
