import { useEffect, useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { LoadingState, Notice, Stack, useShell } from 'shared-frame'
import { Dialog } from 'shared-frame/overlays'
import { failureOf } from 'shared-frame/sending'
import { SecondStepForm, stepMethods } from 'shared-ui/second-step'
import type { StepQuestion } from '../../services/step-again'

const words = {
  title: 'Xác nhận bước thứ hai',
  why: 'Việc này không hoàn tác được, nên bạn xác nhận thêm một lần. Những gì bạn đã nhập vẫn còn nguyên.',
  loading: 'Đang tải cách xác nhận',
}

export interface StepDialogProps {
  /** Null: nothing is asked; the dialog closes and gives the focus back. */
  readonly question: StepQuestion | null
}

/** The second step of this session, once more. */
export function StepDialog({ question }: StepDialogProps) {
  return (
    <Dialog open={question !== null} title={words.title} width="small" onClose={() => question?.answer(false)}>
      <StepAgain onPassed={() => question?.answer(true)} />
    </Dialog>
  )
}

function StepAgain({ onPassed }: { onPassed: () => void }) {
  const { api, visitor } = useShell()
  const [own, setOwn] = useState<CallAnswer<'User/GetSecondStep'> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isGone = false
    api.call('User/GetSecondStep').then(
      (answer) => !isGone && setOwn(answer),
      (error: unknown) => !isGone && setProblem(failureOf(error)[0]?.message ?? ''),
    )
    return () => {
      isGone = true
    }
  }, [api])

  async function passed(): Promise<void> {
    onPassed()
    await visitor.invalidate('profile')
  }

  return (
    <Stack>
      <p>{words.why}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {own === null && problem === null && <LoadingState shape="panel" count={1} label={words.loading} />}
      {own !== null && <SecondStepForm name="step-again" methods={stepMethods(own)} ticket={null} onPassed={passed} />}
    </Stack>
  )
}
