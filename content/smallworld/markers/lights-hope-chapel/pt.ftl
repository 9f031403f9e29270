thing-lights-hope-chapel = Capela Esperança da Luz
    .article = a
thing-lights-hope-chapel-does = quem a ocupa não perde marcadores ao ser atacado.
thing-lights-hope-chapel-term = Capela
