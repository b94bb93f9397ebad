import { Box, Button, chakra, Flex, Input, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import useSWR from 'swr'
import type { PurchaseSearchView } from '../../../../shared/api/admin-purchases.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { SWR_OPTIONS } from '../../../lib/swr-options.ts'
import { Busy } from '../../../ui/busy.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { LoadProblem } from '../parts/load-problem.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { useDraft } from '../sign-in/drafts.ts'
import { PurchaseItem } from './purchase-item.tsx'

type SearchFormProps = { query: string; onSearch: (query: string) => void }

const SearchForm = ({ query, onSearch }: SearchFormProps) => {
  const id = useId()
  const [text, setText] = useDraft('purchases.search', query)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <chakra.form role="search" onSubmit={submit} mb="6">
      <chakra.label htmlFor={id} fontWeight="semibold" textStyle="sm">
        E-mail address, order, session or token
      </chakra.label>
      <Flex gap="3" mt="1" wrap="wrap">
        <Input
          id={id}
          type="search"
          autoComplete="off"
          maxW="lg"
          flex="1 1 16rem"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </Flex>
    </chakra.form>
  )
}

const Found = ({ query }: { query: string }) => {
  const { api } = useAdmin()
  const { data, error, mutate } = useSWR<PurchaseSearchView, ApiError>(
    ['admin/purchases', query],
    () => api.findPurchases({ query }),
    SWR_OPTIONS,
  )
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  if (!data) return <Busy>Searching...</Busy>
  if (data.purchases.length === 0) return <Text color="fg.muted">No purchases found.</Text>
  return (
    <Box as="ul" listStyleType="none" aria-label="Purchases found">
      {data.purchases.map((purchase) => (
        <PurchaseItem key={purchase.id} purchase={purchase} onChanged={() => mutate()} />
      ))}
    </Box>
  )
}

/** An empty query lists the purchases in the review queue. */
export const PurchasesCard = () => {
  const [query, setQuery] = useState('')
  return (
    <NoticeCard
      title="Purchases"
      text="Find a purchase, see what happened to it, and help its buyer. An empty search lists purchases that need a person."
    >
      <SearchForm query="" onSearch={setQuery} />
      <Found query={query} />
    </NoticeCard>
  )
}
