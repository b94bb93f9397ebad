export { UnsubscribePage as default } from '../../features/unsubscribe/unsubscribe-page.tsx'
