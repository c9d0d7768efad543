import { useMemo, useState } from 'react'
import { clockTimeOf } from 'shared-contracts/ages'
import type { PreviewedItem } from 'shared-contracts/paths'
import { Button, Icon, Notice } from 'shared-frame'
import { Choice } from 'shared-ui/desk'
import {
  frameAddress,
  PreviewFrame,
  type PreviewPlace,
  previewPlaces,
  type ScreenWidth,
  siteRegistry,
} from 'shared-ui/previews'
import { previewTexts as texts } from '../../../texts/previews'
import type { PreviewedDraft } from '../rules/previewed-draft'
import { isShownTo, shownInWords, viewers } from '../rules/shown-to'
import { statusInWords } from '../rules/status-in-words'
import { Checklist } from './Checklist'
import styles from './Preview.module.css'

interface Props {
  readonly item: PreviewedItem
  readonly previewed: PreviewedDraft
  /** The server can't be asked now. */
  readonly away: boolean
}

/** A draft in a frame, what can be chosen about it, and what the check says of it. */
export function PreviewBench({ item, previewed, away }: Props) {
  const { draft, objectTypeIds, revision } = previewed
  const registry = useMemo(siteRegistry, [])
  const [width, setWidth] = useState<ScreenWidth>('phone')
  const [asId, setAsId] = useState<number | null>(null)
  const [path, setPath] = useState<string | null>(null)
  const [opened, setOpened] = useState(0)
  const places = previewPlaces(draft, item.id, registry)
  const place = places.find((each) => each.path === path) ?? places[0]
  const hidden = asId !== null && objectTypeIds !== null && !isShownTo(objectTypeIds, asId)
  const status = statusInWords(previewed, new Date())

  return (
    <div className={styles.bench}>
      <div className={styles.main}>
        <h2 className={styles.title}>{draft.title}</h2>
        {status !== null && <p className={styles.fact}>{status}</p>}
        <LiveState revision={revision} away={away} />
        <div className={styles.choices} data-no-print>
          <Widths width={width} onChoose={setWidth} />
          <Choice
            label={texts.asWhom.label}
            value={asId === null ? '' : String(asId)}
            onChoose={(value) => setAsId(value === '' ? null : Number(value))}
          >
            <option value="">{texts.asWhom.everybody}</option>
            {viewers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Choice>
          {places.length > 1 && (
            <Choice label={texts.place.label} value={place?.path ?? ''} onChoose={setPath}>
              {places.map((each) => (
                <option key={each.path} value={each.path}>
                  {each.path}
                </option>
              ))}
            </Choice>
          )}
          <Button tone="quiet" size="small" icon={<Icon name="retry" />} onClick={() => setOpened(opened + 1)}>
            {texts.live.openAgain}
          </Button>
        </div>
        <p className={hidden ? styles.refused : styles.fact} role="status">
          {shownInWords(objectTypeIds, asId)}
        </p>
        {place && place.standIn !== null && <Notice kind="warning">{standInWords(place)}</Notice>}
        {place && (
          // What was tried in the frame stays while it is hidden.
          <div hidden={hidden}>
            <PreviewFrame
              key={opened}
              address={frameAddress(place.path, item)}
              title={draft.kind === 'survey' ? texts.place.survey : texts.place.frame(place.path)}
              width={width}
            />
          </div>
        )}
      </div>
      <Checklist draft={draft} registry={registry} partly={item.token !== null} />
    </div>
  )
}

function Widths({ width, onChoose }: { readonly width: ScreenWidth; readonly onChoose: (width: ScreenWidth) => void }) {
  return (
    <fieldset className={styles.widths}>
      <legend>{texts.widths.label}</legend>
      {(['phone', 'desktop'] as const).map((each) => (
        <Button
          key={each}
          size="small"
          tone={each === width ? 'primary' : 'soft'}
          aria-pressed={each === width}
          onClick={() => onChoose(each)}
        >
          {texts.widths[each]}
        </Button>
      ))}
    </fieldset>
  )
}

/** Whether the preview follows the draft, and when it last changed. */
function LiveState({ revision, away }: { readonly revision: number; readonly away: boolean }) {
  const [last, setLast] = useState<{ readonly revision: number; readonly at: Date | null }>({ revision, at: null })
  if (last.revision !== revision) setLast({ revision, at: new Date() })
  const changed = last.at === null ? '' : ` ${texts.live.changed(clockTimeOf(last.at))}`
  return (
    <div role="status">
      {away ? (
        <Notice kind="warning">{texts.live.away}</Notice>
      ) : (
        <p className={styles.fact}>
          {texts.live.follows}
          {changed}
        </p>
      )}
    </div>
  )
}

function standInWords({ standIn, wanted }: PreviewPlace): string {
  if (standIn === 'no-page') return texts.place.noPage
  return standIn === 'of-items' ? texts.place.ofItems : texts.place.standIn(wanted)
}
