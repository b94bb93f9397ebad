export { FindPurchasePage as default } from '../../features/find-purchase/find-purchase-page.tsx'
