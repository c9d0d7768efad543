import type { FormEvent } from 'react'
import { formatCount } from 'shared-contracts/formats'
import { dishPath, paths } from 'shared-contracts/paths'
import { Button, CardGrid, DishCard, EmptyState, ErrorState, LoadingState, Section, useShell } from 'shared-frame'
import { QUERY_TEXT_MAX } from 'shared-frame/routes'
import { FavouriteHeart } from 'shared-ui/favourites'
import { AddToListIcon } from 'shared-ui/list-items'
import { Pager } from 'shared-ui/lists'
import { bankTexts } from '../../../texts/bank'
import { withEater } from '../../for-whom'
import { fieldStyles } from '../../plain-fields'
import { bankDish } from '../../to-list'
import { DISHES_SHOWN, useDishSearch } from '../requests/dish-search'
import { type DishSearchAddress, dishSearchPath, readDishSearch } from '../rules/dish-search-address'
import { DishFilters } from './DishFilters'
import styles from './DishSearch.module.css'

/** Dishes of the bank by name or ingredient, and by filters. A plain form with real addresses: it works without script. */
export function DishSearch({ address, objectTypeId }: { address: DishSearchAddress; objectTypeId: number }) {
  const shell = useShell()
  const dishes = useDishSearch(address, objectTypeId)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') asked.set(name, value)
    }
    void shell.navigate(dishSearchPath(readDishSearch(asked), objectTypeId), { keepScroll: true })
  }
  return (
    <Section title={bankTexts.dishes}>
      <div className={styles.beside}>
        <search className={styles.search}>
          {/* A new address resets the form, whose fields are uncontrolled. */}
          <form
            key={dishSearchPath({ ...address, pageNumber: 1 }, objectTypeId)}
            action={paths.menuBank}
            method="get"
            className={styles.form}
            onSubmit={submit}
          >
            <input type="hidden" name="cho" value={objectTypeId} />
            <label className={fieldStyles.field}>
              <span>{bankTexts.dishesLabel}</span>
              <input type="search" name="mon" defaultValue={address.keyword} maxLength={QUERY_TEXT_MAX} />
            </label>
            <DishFilters filter={address} />
            <Button type="submit">{bankTexts.find}</Button>
          </form>
        </search>
        <div className={styles.results}>
          {dishes.isPending && <LoadingState shape="cards" />}
          {dishes.isError && <ErrorState onRetry={() => void dishes.refetch()} retrying={dishes.isFetching} />}
          {dishes.data?.totalCount === 0 && <EmptyState title={bankTexts.nothing}>{bankTexts.nothingHint}</EmptyState>}
          {dishes.data && dishes.data.totalCount > 0 && (
            <>
              <p role="status">{bankTexts.found(formatCount(dishes.data.totalCount))}</p>
              <CardGrid>
                {dishes.data.items.map((dish) => (
                  <DishCard
                    key={dish.dishId}
                    to={withEater(dishPath(dish), { kind: 'type', objectTypeId })}
                    title={dish.title}
                    illustration={dish.illustration}
                    energy={null}
                    aside={
                      <>
                        <FavouriteHeart item={{ type: 'dish', id: dish.dishId }} title={dish.title} />
                        <AddToListIcon item={bankDish(dish, objectTypeId)} />
                      </>
                    }
                    cookingMinutes={dish.minutes}
                  />
                ))}
              </CardGrid>
              <Pager
                label={bankTexts.dishes}
                page={address.pageNumber}
                pageSize={DISHES_SHOWN}
                totalCount={dishes.data.totalCount}
                href={(pageNumber) => dishSearchPath({ ...address, pageNumber }, objectTypeId)}
              />
            </>
          )}
        </div>
      </div>
    </Section>
  )
}
