// What the first view does without: each comes when it is asked for. Constants, so that a view is loaded once.

export const loadConnectForm = () => import('../connection/connect-form.tsx').then((module) => module.ConnectForm);
export const loadFailureNotice = () => import('../notices/failure-notice.tsx').then((module) => module.FailureNotice);
export const loadFailureBanner = () => import('../notices/failure-notice.tsx').then((module) => module.FailureBanner);
export const loadQuickWatch = () => import('../watches/quick-watch-panel.tsx').then((module) => module.QuickWatchPanel);
export const loadMerchant = () => import('../merchants/merchant-panel.tsx').then((module) => module.MerchantPanel);
export const loadShop = () => import('../merchants/shop-panel.tsx').then((module) => module.ShopPanel);
export const loadHistory = () => import('../history/history-panel.tsx').then((module) => module.HistoryPanel);
export const loadWatches = () => import('../watches/watches-panel.tsx').then((module) => module.WatchesPanel);
export const loadFacets = () => import('../facets/facet-panel.tsx').then((module) => module.FacetPanel);
