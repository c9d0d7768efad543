import { type ComponentType, useEffect, useState } from 'react'
import { useShell } from 'shared-frame'
import { useService } from '../../frame/shell-services-context'
import type { StepDialogProps } from './step-dialog-part'

type LoadDialog = () => Promise<ComponentType<StepDialogProps>>

const loadDialog: LoadDialog = async () =>
  (await import(/* webpackChunkName: "step-dialog" */ './step-dialog-part')).StepDialog

/** Asks for the second step over the page, before a call that can't be undone. */
export function StepAgainSlot({ load = loadDialog }: { load?: LoadDialog }) {
  const shell = useShell()
  const question = useService(({ stepAgain }) => stepAgain.question, null)
  const [Dialog, setDialog] = useState<ComponentType<StepDialogProps> | null>(null)

  useEffect(() => {
    if (question === null || Dialog !== null) return
    load().then(
      (component) => setDialog(() => component),
      (cause: unknown) => {
        shell.report(new Error('The dialog of the second step did not load', { cause }), { unit: 'shell', at: 'step' })
        question.answer(false)
      },
    )
  }, [question, Dialog, load, shell])

  return Dialog && <Dialog question={question} />
}
