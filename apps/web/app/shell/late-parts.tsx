import { useEffect } from 'react';
import { CartCountSync } from '../cart/public/cart-count-sync.tsx';
import { ChatUpdates } from '../chat/public/chat-updates.tsx';
import { ShownDialog } from '../dialogs/shown-dialog.tsx';
import { FollowUpdates } from '../follows/public/follow-updates.tsx';
import Toasts from '../notices/toasts.tsx';
import { NoticeUpdates } from '../notifications/public/notice-updates.tsx';
import { useRenewedPush } from '../push/public/use-renewed-push.ts';
import { useLiveAccount } from '../realtime/public/use-live-account.ts';
import { watchHistory } from '../ui/layer-history.ts';
import { preloadParts } from '../ui/lazy-part.tsx';
import { useAccount } from '../viewer/use-site.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PendingIntent } from './pending-intent.tsx';
import { Questions } from './questions.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SafetyQuestions } from './safety-questions.tsx';

/** Loaded a moment after the page is interactive. */
export default function LateParts() {
  const account = useAccount();
  useLiveAccount(account);
  useRenewedPush(account?.id ?? null);
  useEffect(() => {
    // For tests only: nothing else may depend on it.
    document.documentElement.dataset.hydrated = 'true';
    watchHistory();
    void preloadParts();
    window.addEventListener('online', preloadParts);
    return () => window.removeEventListener('online', preloadParts);
  }, []);
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <RouteAnnouncer />
      <KeyboardShortcuts />
      <ShownDialog />
      <Questions />
      <SafetyQuestions />
      <CartCountSync />
      <FollowUpdates />
      <ChatUpdates />
      <NoticeUpdates />
      <PendingIntent />
      <Toasts />
    </>
  );
}
