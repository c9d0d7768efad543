import type { ButtonProps } from 'shared-frame'
import type { DeskKind } from '../rules/desk-kinds'
import { FileButton } from './FileButton'

interface Props extends Pick<ButtonProps, 'tone'> {
  readonly kind: DeskKind
  /** Absent: all of the kind. */
  readonly id?: number
  readonly label: string
}

/** Downloads a content file. */
export function ExportButton({ kind, id, label, tone }: Props) {
  return (
    <FileButton
      tone={tone}
      label={label}
      type="application/json"
      ask={(api) => api.call('SurveyDesk/Export', { query: { kind, ...(id !== undefined && { id }) } })}
    />
  )
}
