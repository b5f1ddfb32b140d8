/** Inputs of the routes of push. The keys of the browser are those of the example in RFC 8291. */
export const pushInputs = {
  getPush: {},
  setPushSettings: {
    ...{ showText: true, messages: false },
    quiet: { from: '22:00', to: '07:00', timeZone: 'America/Sao_Paulo' },
  },
  subscribeToPush: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/example',
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  unsubscribeFromPush: {},
};
