import { accountExport } from './accounts/export-account.ts';
import type {} from './accounts/public/hooks.ts';
import { addressExport } from './addresses/export-addresses.ts';
import { cartExport } from './cart/export-cart.ts';
import { joinCart } from './cart/join-cart.ts';
import type {} from './cart/public/hooks.ts';
import { catalogExport } from './catalog/export-catalog.ts';
import { productCards } from './catalog/message-cards.ts';
import type {} from './catalog/public/hooks.ts';
import { filesInReviews, filesInShownReviews } from './catalog/review-queries.ts';
import { chatExport } from './chat/accounts/export-messages.ts';
import { purgeChat } from './chat/accounts/purge-chat.ts';
import { tellOfBlock } from './chat/conversations/tell-of-block.ts';
import { countWaiting } from './chat/conversations/waiting-queries.ts';
import type {} from './chat/public/hooks.ts';
import { messagesHeldBack } from './chat/push/push-job.ts';
import { hasOpenPage } from './chat/push/queries.ts';
import { commentsExport } from './comments/export-comments.ts';
import { filesInComments, filesInOpenComments } from './comments/file-queries.ts';
import { commentInNotices } from './comments/notice-queries.ts';
import { purgeComments } from './comments/purge-comments.ts';
import { draftPublished } from './drafts/draft-published.ts';
import { draftsExport } from './drafts/export-drafts.ts';
import { filesInDrafts } from './drafts/queries.ts';
import { eventOfPost } from './events/event-posts.ts';
import { eventsExport } from './events/export-events.ts';
import { dropComingAnswers, dropGroupAnswers, showAnswers } from './events/show-answers.ts';
import { tellOfDeletion } from './events/tell-of-deletion.ts';
import { forgetWords } from './explore/forget-words.ts';
import { learnWords } from './explore/learn-words.ts';
import { favoritesExport } from './favorites/export-favorites.ts';
import { joinFavorites } from './favorites/join-favorites.ts';
import { interestsExport } from './feed/export-interests.ts';
import { seenExport } from './feed/export-seen.ts';
import { forgetFollowees, showInHomes } from './feed/watch-homes.ts';
import type {} from './files/public/hooks.ts';
import { groupsExport } from './groups/export-groups.ts';
import type {} from './groups/public/hooks.ts';
import { purgeMember } from './groups/purge-member.ts';
import { showMember } from './groups/show-member.ts';
import { askAtSignUp } from './guardians/ask-at-sign-up.ts';
import { guardianExport } from './guardians/export-section.ts';
import { livesExport } from './lives/export-lives.ts';
import { momentsExport } from './moments/export-moments.ts';
import { purgeMoments } from './moments/purge-moments.ts';
import { newsletterExport, purgeNewsletter } from './newsletter/export-newsletter.ts';
import { noticesExport } from './notifications/export-notices.ts';
import { tellOfAcceptance, tellOfFollow } from './notifications/follow-notices.ts';
import type {} from './notifications/public/hooks.ts';
import { noticesHeldBack } from './notifications/push-job.ts';
import { tellOfSecurity } from './notifications/security-notices.ts';
import { ordersExport } from './orders/export-orders.ts';
import { hasBought, openOrders } from './orders/open-queries.ts';
import { lockOrder, paymentChanged } from './orders/payment-changed.ts';
import { purgeOrders } from './orders/purge-queries.ts';
import { reviewableLines } from './orders/reviewable-queries.ts';
import { passkeysExport } from './passkeys/export-passkeys.ts';
import { paymentsExport } from './payments/export-payments.ts';
import { followPair } from './payments/follow-pair.ts';
import type {} from './payments/public/hooks.ts';
import { purgePayments } from './payments/purge-queries.ts';
import { saveApprovedCard } from './payments/save-approved-card.ts';
import { savedCardsExport } from './payments/saved-cards/export-saved-cards.ts';
import type { Hooks } from './platform/context.ts';
import { bookmarksExport } from './posts/bookmarks/export-bookmarks.ts';
import { countActs } from './posts/count-acts.ts';
import { postsExport } from './posts/export-posts.ts';
import { closePosts, removeSomeGroupPosts } from './posts/group-changed.ts';
import { countByGroup } from './posts/in-groups/queries.ts';
import { postInNotices } from './posts/notice-queries.ts';
import { votesExport } from './posts/polls/export-votes.ts';
import type {} from './posts/public/hooks.ts';
import { purgePosts } from './posts/purge-posts.ts';
import { reactionsExport } from './posts/reactions/export-reactions.ts';
import { prescriptionExport } from './prescriptions/export-prescriptions.ts';
import { mayUploadPrescription } from './prescriptions/may-upload.ts';
import { purgePrescriptions } from './prescriptions/purge-prescriptions.ts';
import type {} from './privacy/public/hooks.ts';
import { restorableUntil } from './privacy/restorable-until.ts';
import { accountFace } from './profiles/account-face.ts';
import { createProfile } from './profiles/create-profile.ts';
import { profileExport } from './profiles/export-profile.ts';
import { followsExport } from './profiles/follows/export-follows.ts';
import { mirrorAccount } from './profiles/mirror-account.ts';
import { openProfile } from './profiles/open-profile.ts';
import type {} from './profiles/public/hooks.ts';
import { purgeProfile } from './profiles/purge-profile.ts';
import { showProfile } from './profiles/show-profile.ts';
import { pushExport } from './push/export-push.ts';
import type {} from './push/public/hooks.ts';
import { captionsExport } from './reels/captions/export-captions.ts';
import { watchedExport } from './reels/export-watched.ts';
import { makingsExport } from './reels/making/export-makings.ts';
import { filesInMakings } from './reels/making/queries.ts';
import { safetyExport } from './reports/export-reports.ts';
import { purgeRestock, restockExport } from './restock/export-restock.ts';
import { secondFactorExport } from './second-factors/export-second-factor.ts';
import { sessionsExport } from './sessions/export-sessions.ts';
import { messageExport } from './support/export-messages.ts';

/**
 * What later features do for earlier ones; see `Hooks`. The imports without names load the declarations of
 * the features' hooks.
 */
export function bindHooks(): Hooks {
  return {
    accountCreated: [createProfile, askAtSignUp],
    accountChanged: [mirrorAccount],
    accountOpened: [openProfile],
    accountShown: [showProfile, showMember, countActs, showAnswers],
    accountPurged: [
      purgeChat,
      purgeComments,
      forgetWords,
      purgePosts,
      purgeMoments,
      purgeMember,
      purgeOrders,
      purgePrescriptions,
      purgeRestock,
      purgeNewsletter,
      purgePayments,
      purgeProfile,
    ],
    accountExport: [
      ...[
        ...accountExport,
        guardianExport,
        secondFactorExport,
        sessionsExport,
        passkeysExport,
        addressExport,
        messageExport,
      ],
      ...[
        profileExport,
        ...followsExport,
        ...pushExport,
        ...noticesExport,
        postsExport,
        draftsExport,
        ...reactionsExport,
        votesExport,
        safetyExport,
        ...commentsExport,
        ...bookmarksExport,
        ...groupsExport,
        ...eventsExport,
        ...momentsExport,
        ...livesExport,
        watchedExport,
        captionsExport,
        makingsExport,
        ...chatExport,
        seenExport,
        interestsExport,
        ...catalogExport,
        favoritesExport,
        restockExport,
        newsletterExport,
        prescriptionExport,
        cartExport,
        ordersExport,
        paymentsExport,
        savedCardsExport,
      ],
    ],
    restorableUntil,
    openOrders,
    beforeUpload: { prescriptions: mayUploadPrescription },
    hasBought,
    draftPublished,
    postWritten: [learnWords],
    postPublished: showInHomes,
    eventOfPost,
    postDeleted: [tellOfDeletion],
    followsChanged: forgetFollowees,
    followAdded: tellOfFollow,
    followsAccepted: tellOfAcceptance,
    blockChanged: tellOfBlock,
    securityChanged: tellOfSecurity,
    noticeSubjects: { post: postInNotices, comment: commentInNotices },
    hasOpenPage,
    heldBack: { notices: noticesHeldBack, messages: messagesHeldBack },
    waitingConversations: countWaiting,
    postsByGroup: countByGroup,
    groupClosed: closePosts,
    removeSomeGroupPosts,
    membershipEnded: dropGroupAnswers,
    bannedFromGroup: dropComingAnswers,
    filesNamed: [filesInComments, filesInDrafts, filesInMakings, filesInReviews],
    filesForEveryone: [filesInOpenComments, filesInShownReviews],
    visitorJoined: [joinCart, joinFavorites],
    mayReview: reviewableLines,
    productCards,
    accountFace,
    lockOrder,
    // First what it means for the other of two cards, then for the order.
    paymentChanged: [followPair, paymentChanged, saveApprovedCard],
  };
}
