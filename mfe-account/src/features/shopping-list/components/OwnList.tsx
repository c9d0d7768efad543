import { paths } from 'shared-contracts/paths'
import { EmptyState, ErrorState, LinkButton, LoadingState, StatePanel, useShell } from 'shared-frame'
import { useSearchParams } from 'shared-frame/remote'
import { CategoryTabs } from 'shared-ui/lists'
import { marketTexts as texts } from '../../../texts/market-list'
import { Entries, useCartRemoval } from '../../cart'
import { type ListEngine, type ListView, type ShoppingList, useListEngine, withoutEntries } from '../../list-device'
import { PrintListButton } from '../../list-printing'
import { ShareActions } from '../../list-sharing'
import { MarketList } from '../../market-list'
import { failureText } from '../../own-account'
import { sideAddress, sideIn } from '../rules/list-address'
import { refusedText } from '../rules/refused-text'
import styles from './ShoppingList.module.css'
import { WaitingItems } from './WaitingItems'

interface Props {
  readonly userId: number
  readonly connected: boolean
}

/** A user's list, from this device at once and from the server when it answers. */
export function OwnList({ userId, connected }: Props) {
  const { notify } = useShell()
  const { engine, view } = useListEngine({
    userId,
    connected,
    onRefused: (operation) => notify(refusedText(operation), 'warning'),
  })
  if (view.list !== null) return <BothSides list={view.list} view={view} engine={engine} />
  if (view.trouble === 'offline') {
    return (
      <StatePanel illustration="offline" title={texts.waitingTitle}>
        {texts.waitingHint}
      </StatePanel>
    )
  }
  if (view.asking || view.error === null) return <LoadingState shape="cards" label={texts.loading} />
  return <ErrorState onRetry={engine.refresh}>{failureText(view.error)}</ErrorState>
}

function BothSides({ list: all, view, engine }: { list: ShoppingList; view: ListView; engine: ListEngine }) {
  const [search] = useSearchParams()
  const side = sideIn(search)
  const { hidden, remove, clear, clearing } = useCartRemoval(all.entries)
  const list = withoutEntries(all, hidden)
  const { entries } = list
  return (
    <>
      <div className={styles.actions}>
        <ShareActions list={list} />
        <PrintListButton list={list} />
      </div>
      <div className={styles.tabs}>
        <CategoryTabs
          label={texts.views}
          tabs={[
            { to: sideAddress('market'), title: texts.market, current: side === 'market' },
            { to: sideAddress('chosen'), title: texts.chosenCount(entries.length), current: side === 'chosen' },
          ]}
        />
      </div>
      <WaitingItems text={texts.waitingToBeSent} />
      {entries.length === 0 && <NothingYet />}
      <div className={styles.sides} data-side={side}>
        <div className={styles.market}>
          <MarketList list={list} view={view} change={engine.change} />
        </div>
        {entries.length > 0 && (
          <div className={styles.chosen}>
            <Entries entries={entries} change={engine.change} remove={remove} clear={clear} clearing={clearing} />
          </div>
        )}
      </div>
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <>
          <LinkButton to={paths.menuBank}>{texts.findMenus}</LinkButton>
          <LinkButton to={paths.buildMenu} tone="soft">
            {texts.build}
          </LinkButton>
        </>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  )
}
