import type { ApiClient } from 'shared-contracts/client'
import { Button, type ButtonProps, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { useSaving } from 'shared-frame/saving'
import { Failure } from '../../../kit/decisions'

interface Props extends Pick<ButtonProps, 'tone'> {
  readonly label: string
  /** Media type. */
  readonly type: string
  /** Null: there is none. */
  readonly ask: (api: ApiClient) => Promise<{ readonly fileName: string; readonly text: string } | null>
  /** Why there is none. */
  readonly none?: string
}

/** Downloads a file that the server makes when asked for. */
export function FileButton({ label, tone, type, ask, none }: Props) {
  const { api, notify } = useShell()
  const { save, ways } = useSaving()
  const saving = useMutation({
    async mutationFn() {
      const file = await ask(api)
      if (file !== null) await save({ content: new Blob([file.text], { type }), name: file.fileName })
      else if (none !== undefined) notify(none, 'info')
    },
  })
  return (
    <>
      <Button tone={tone} busy={saving.isPending} onClick={() => saving.mutate()}>
        {label}
      </Button>
      {ways}
      <Failure text={saving.error?.message ?? null} />
    </>
  )
}
