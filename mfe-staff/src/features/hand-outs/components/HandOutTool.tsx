import { useState } from 'react'
import { slugify } from 'shared-contracts/text'
import { Notice, Section, Stack, useShell } from 'shared-frame'
import { useFocusWhen } from 'shared-ui/focus'
import { SheetPrintButton, sheetStyles as styles } from '../../sheets'
import { handOutParts } from '../requests/hand-out-parts'
import { type HandOutItem, type HandOutValues, stageTitle } from '../rules/hand-out-values'
import { handOutTexts as texts } from '../texts'
import { HandOutForm } from './HandOutForm'

interface HandOut {
  readonly values: HandOutValues
  readonly item: HandOutItem
}

/** A dish or a menu for a patient, on paper. */
export default function HandOutTool() {
  const [handOut, setHandOut] = useState<HandOut | null>(null)
  const result = useFocusWhen(handOut)
  return (
    <Stack gap="large">
      <Notice kind="info">{texts.private}</Notice>
      <HandOutForm
        onSubmit={async (values) => {
          if (values.item !== null) setHandOut({ values, item: values.item })
        }}
      />
      {handOut && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <Result {...handOut} />
        </div>
      )}
    </Stack>
  )
}

function Result({ values, item }: HandOut) {
  const { api } = useShell()
  return (
    <Section title={texts.ready} tone="leaf">
      <Stack>
        <p>{texts.readyFor(item.title, stageTitle(values.objectTypeId))}.</p>
        <SheetPrintButton
          heading={texts.sheet.heading}
          document={{ title: texts.title, fileName: `to-huong-dan-${slugify(item.title)}`, foot: texts.sheet.foot }}
          parts={handOutParts(api, values, item)}
        >
          {texts.open}
        </SheetPrintButton>
      </Stack>
    </Section>
  )
}
