import { formatCount } from 'shared-contracts/formats'
import { dishPath, paths } from 'shared-contracts/paths'
import { Button, CardGrid, DishCard, EmptyState, ErrorState, LoadingState, Pager, Section } from 'shared-ui'
import { FavouriteHeart } from 'shared-ui/favourites'
import { usePage, useQuery } from 'shared-ui/remote'
import { texts } from '../../texts'
import { DISHES_SHOWN, dishSearchQuery } from './bank-queries'
import styles from './DishSearch.module.css'
import { type DishSearchAddress, dishSearchPath } from './dish-search-address'

/** Dishes of the bank by name or ingredient. A plain form with real addresses: it works without script. */
export function DishSearch({ address, objectTypeId }: { address: DishSearchAddress; objectTypeId: number }) {
  const { api } = usePage()
  const dishes = useQuery(dishSearchQuery(api, address.keyword, objectTypeId, address.pageNumber))
  return (
    <Section title={texts.bank.dishes}>
      <search>
        <form action={paths.menuBank} method="get" className={styles.form}>
          <input type="hidden" name="nhom" value={objectTypeId} />
          <label className={styles.field}>
            <span>{texts.bank.dishesLabel}</span>
            <input type="search" name="mon" defaultValue={address.keyword} maxLength={100} />
          </label>
          <Button type="submit">{texts.bank.find}</Button>
        </form>
      </search>
      {dishes.isPending && <LoadingState shape="cards" />}
      {dishes.isError && <ErrorState onRetry={() => void dishes.refetch()} retrying={dishes.isFetching} />}
      {dishes.data?.totalCount === 0 && <EmptyState title={texts.bank.nothing}>{texts.bank.nothingHint}</EmptyState>}
      {dishes.data && dishes.data.totalCount > 0 && (
        <>
          <p role="status">{texts.bank.found(formatCount(dishes.data.totalCount))}</p>
          <CardGrid>
            {dishes.data.items.map((dish) => (
              <DishCard
                key={dish.dishId}
                to={dishPath(dish)}
                title={dish.title}
                illustration={dish.illustration}
                energy={null}
                aside={<FavouriteHeart item={{ type: 'dish', id: dish.dishId }} title={dish.title} />}
              />
            ))}
          </CardGrid>
          <Pager
            label={texts.bank.dishes}
            page={address.pageNumber}
            pageSize={DISHES_SHOWN}
            totalCount={dishes.data.totalCount}
            href={(pageNumber) => dishSearchPath({ keyword: address.keyword, pageNumber }, objectTypeId)}
          />
        </>
      )}
    </Section>
  )
}
