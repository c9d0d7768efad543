import { useEffect, useRef } from 'react'
import { SITE_NAME } from 'shared-contracts/constants'
import { Button, Notice, PrintButton, Stack } from 'shared-frame'
import { type FileToSave, SaveButton } from 'shared-frame/saving'
import { secondStepTexts as texts } from '../../texts/second-step'
import styles from './SecondStep.module.css'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** New recovery codes, this once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.codes} aria-labelledby="recovery-codes">
      <Stack>
        <h3 ref={title} id="recovery-codes" tabIndex={-1}>
          {texts.codesTitle}
        </h3>
        <Notice kind="warning">{texts.codesIntro}</Notice>
        <ol className={styles.codeList} translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Stack direction="row">
          <SaveButton tone="soft" file={() => codesFile(codes)}>
            {texts.saveCodes}
          </SaveButton>
          <PrintButton>{texts.printCodes}</PrintButton>
          <Button data-no-print onClick={onSaved}>
            {texts.codesSaved}
          </Button>
        </Stack>
      </Stack>
    </section>
  )
}

function codesFile(codes: readonly string[]): FileToSave {
  const lines = [`${texts.codesTitle} – ${SITE_NAME}`, '', ...codes, '']
  return { content: new Blob([lines.join('\r\n')], { type: 'text/plain' }), name: texts.codesFile }
}
